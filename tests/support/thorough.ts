/** `npm run test:whole` tries all roles and seeds; `npm test` tries fewer. */
export const isThorough = process.env.TEST_THOROUGH === '1'
export const thoroughly = (whole: number, quick: number): number => (isThorough ? whole : quick)
