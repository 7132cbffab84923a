export const OLDEST: Record<'safari' | 'chrome' | 'firefox', string>;
export const TARGET: string[];
