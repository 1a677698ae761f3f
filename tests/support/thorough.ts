/** `npm run test:whole` runs thoroughly, with all roles and seeds; `npm test` tries fewer of them. */
export const isThorough = process.env.TEST_THOROUGH === '1'
export const thoroughly = (whole: number, quick: number): number => (isThorough ? whole : quick)
