// Whether the server stands in a network at home or somewhere in the world: what helps a guest without an
// answer is not the same. The server knows better, but it has not said a word by then.

export type Where = 'near' | 'far';

/** Names that only a network at home knows. */
const HOME_NAMES =
  /^[^.:]+$|\.(local|localhost|localdomain|lan|home|internal|home\.arpa|fritz\.box)$/;
/** As the server tells them apart: the computer itself, private, without a router, shared behind one. */
const HOME_IPV4 =
  /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.[\d.]+$/;
const HOME_IPV6 = /^\[(::1\]|f[cd]|fe[89ab])/;

/** Browsers write names and addresses in small letters, and those of IPv6 in brackets. */
export function whereIs(hostname: string = location.hostname): Where {
  const isHome = [HOME_NAMES, HOME_IPV4, HOME_IPV6].some((known) => known.test(hostname));
  return isHome ? 'near' : 'far';
}
