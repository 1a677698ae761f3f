import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { State } from '@/components/ui/state'
import { administratorsOnly as text } from '@/content/workspace'
import { listStaff } from '@/lib/clients/queries'
import { refusedMember } from '@/lib/session/require'

/** The 404 of an administrators' page, for a colleague: whom to ask. It is made beside every such page, so it asks only for them. */
export default async function AdministratorsOnly() {
  const member = await refusedMember()
  if (!member) return null
  // Without an answer the page stands all the same.
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
        : text.askWhoever}
    </State>
  )
}
