export const tabListStyles = 'flex flex-wrap gap-x-9 border-b border-rule-field max-md:gap-x-5'

export const tabStyles = 'tab-link'
