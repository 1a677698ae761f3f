/** `npm run test:whole` tries every generated kind with all seeds, `npm test` with fewer. */
export const isThorough = process.env.TEST_THOROUGH === '1'
export const thoroughly = (whole: number, quick: number): number => (isThorough ? whole : quick)
