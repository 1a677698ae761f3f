import { changedByYourself } from '@/content/errors'
import type { Member } from '@/lib/session/require'

type Named = Pick<Member, 'name' | 'email'>

/** Returns the member's name, or the e-mail address before the @, as `member_name` in the database does. */
export const memberName = ({ name, email }: Named): string => name ?? email.split('@')[0] ?? ''

/** Returns the sentence `said`, or `changedByYourself` when `by` is the name of this same member. */
export const whoWasFaster = (
  member: Named,
  { by, when }: { by: string; when: string },
  said: (by: string, when: string) => string,
): string => (by === memberName(member) ? changedByYourself(when) : said(by, when))
