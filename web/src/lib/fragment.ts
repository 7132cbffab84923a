// What a link carries behind its `#`, which browsers send to no server: bytes in base64url.

export function encoded(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

export function decoded(code: string): Uint8Array | null {
  try {
    const binary = atob(code.replace(/-/g, '+').replace(/_/g, '/'));
    return Uint8Array.from(binary, (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}

/** `hash`: with or without the sign itself. Mail programs break long links, so blanks do not count. */
export function carried(hash: string): string {
  return hash.replace(/^#/, '').replace(/%[0-9a-f]{2}|\s|=/gi, '');
}
