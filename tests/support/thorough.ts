/** `npm run test:whole` is thorough and uses all roles and seeds; `npm test` tries fewer of them. */
export const isThorough = process.env.TEST_THOROUGH === '1'
export const thoroughly = (whole: number, quick: number): number => (isThorough ? whole : quick)
