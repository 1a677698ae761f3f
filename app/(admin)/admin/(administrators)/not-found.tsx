import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { State } from '@/components/ui/state'
import { administratorsOnly as text } from '@/content/admin-sections'
import { listStaff } from '@/lib/clients/queries'
import { refusedMember } from '@/lib/session/require'

/** Next.js renders this component with every page of the group, so it loads data only if the member has no access. */
export default async function AdministratorsOnly() {
  const member = await refusedMember()
  if (!member) return null
  // If the list of members cannot be loaded, the page does not name the administrators.
  const staff = await listStaff(member).catch(() => [])
  const names = staff.filter(({ role }) => role === 'admin').map(({ name }) => name)
  return (
    <State
      title={text.title}
      level={1}
      className="mt-12"
      action={
        <Button asChild size="sm">
          <Link href="/admin">{text.back}</Link>
        </Button>
      }
    >
      {names.length > 0
        ? text.ask(new Intl.ListFormat('es-CO', { type: 'disjunction' }).format(names))
        : text.askAdministrator}
    </State>
  )
}
