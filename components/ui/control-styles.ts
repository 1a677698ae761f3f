// The classes are separate from field.tsx, so that public pages can use them without the field's client code.
export const inputStyles = 'input'

/** Hides the browser's clear button in search fields that have a clear button of their own. */
export const noNativeCross = '[&::-webkit-search-cancel-button]:appearance-none'

export const linkStyles = 'link'

export const columnHeadStyles = 'column-head'
