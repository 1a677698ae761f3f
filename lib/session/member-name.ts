import { changedByYourself } from '@/content/errors'
import type { Member } from '@/lib/session/require'

type Named = Pick<Member, 'name' | 'email'>

/** The database procedure `member_name` returns the same name. */
export const memberName = ({ name, email }: Named): string => name ?? email.split('@')[0] ?? ''

/** Returns the sentence `said`, or `changedByYourself` when this member was faster on another device. */
export const whoWasFaster = (
  member: Named,
  { by, when }: { by: string; when: string },
  said: (by: string, when: string) => string,
): string => (by === memberName(member) ? changedByYourself(when) : said(by, when))
