/** Query parameters as Next passes them to pages. */
export type SearchParams = Record<string, string | string[] | undefined>
