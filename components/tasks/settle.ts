import type { Change } from '@/components/live/change-log'

/**
 * What the answer to one's own change is worth, given what was heard live about the same row meanwhile:
 * `apply` it, it is `known` already, or somebody else was there too and only the database can say (`ask`).
 */
export function settle(own: Change, heard: readonly Change[]): 'apply' | 'known' | 'ask' {
  const same = heard.filter(({ row }) => row.id === own.row.id)
  if (same.length === 0 || own.type === 'DELETE') return 'apply'
  // Whatever was heard of a new row came after its insertion.
  if (own.type === 'INSERT') return 'known'
  return same.every(({ row }) => row.file_type === own.row.file_type) ? 'known' : 'ask'
}
