// Addresses to hand round. They are built on what the server says about itself, never on this
// page's own address: the host's own browser may have opened "localhost".

export function tableLink(address: string, code: string): string {
  return new URL(`/t/${code}`, address).href;
}

/**
 * What a table hands round. `best` is for QR codes, since every phone in reach can open it; the `easy` name is for
 * fingers, and some phones do not know it.
 */
export function waysIn(
  { links, easy, code }: { links: readonly string[]; easy: string | null; code: string },
  origin: string,
) {
  const [best = origin, ...others] = links;
  return {
    best: tableLink(best, code),
    others: others.map((address) => tableLink(address, code)),
    easy: easy === null ? null : tableLink(easy, code),
  };
}

/** Short enough for a remote control: the letters are asked for there. */
export function tvDoorLink(address: string): string {
  return new URL('/tv', address).href;
}

/** Where a phone sends its table to a screen. */
export function sendLink(address: string, key: string): string {
  return `${new URL('/tv/send', address).href}#key=${key}`;
}

/** The key stands in the fragment, which browsers do not send to any server. */
export function handOverLink(address: string, code: string, key: string): string {
  return `${tableLink(address, code)}#key=${key}`;
}

/** House rules travel in the fragment: they go from phone to phone, and no server reads them. */
export function houseLink(address: string, fragment: string): string {
  return `${new URL('/house', address).href}#${fragment}`;
}

/** Packs travel in the same way. */
export function packLink(address: string, fragment: string): string {
  return `${new URL('/packs', address).href}#${fragment}`;
}

/** As people read it aloud. */
export function spoken(link: string): string {
  return link.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
