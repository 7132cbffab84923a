// Where else this server is reached: browsers keep a seat under the address at which its phone came in.

/** None, where the server does not tell. */
export async function otherAddresses(
  here: string = location.origin,
  fetcher: typeof fetch = fetch,
): Promise<string[]> {
  try {
    const answer = await fetcher('/api/addresses');
    const { links, easy } = (await answer.json()) as { links: string[]; easy?: string };
    return [...links, ...(easy ? [easy] : [])].filter(
      (address) => new URL(address).origin !== here,
    );
  } catch {
    return [];
  }
}
