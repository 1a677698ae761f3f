/** `npm run test:whole` tries each generated kind as often as it says, `npm test` a part of it: the same kinds, fewer seeds. */
export const isThorough = process.env.TEST_THOROUGH === '1'
export const thoroughly = (whole: number, quick: number): number => (isThorough ? whole : quick)
