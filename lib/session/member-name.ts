import { changedByYourself } from '@/content/errors'
import type { Member } from '@/lib/session/require'

type Named = Pick<Member, 'name' | 'email'>

/** Returns the name that colleagues see; the database procedure `member_name` returns the same. */
export const memberName = ({ name, email }: Named): string => name ?? email.split('@')[0] ?? ''

/** Returns `said` about a colleague who was faster, or another sentence if the same member made the change on another device. */
export const whoWasFaster = (
  member: Named,
  { by, when }: { by: string; when: string },
  said: (by: string, when: string) => string,
): string => (by === memberName(member) ? changedByYourself(when) : said(by, when))
