// What phone and server say to each other about a deal, which is none of the views' business.

import type { ClientIn, ClientOut, TermsView } from '../wire/wire';

export type SealFrame = Extract<ClientIn, { type: 'seal' }>;
export type UnsealFrame = Extract<ClientIn, { type: 'unseal' }>;
export type FairFrame = Extract<ClientOut, { type: 'fair' }>;
export type ProofFrame = Extract<ClientOut, { type: 'proof' }>;
export type Asking = TermsView;

export type FairOut = SealFrame | UnsealFrame;
export type FairIn = FairFrame | ProofFrame;
