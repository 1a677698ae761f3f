import type { Metadata } from 'next'
import { CloseForm } from '@/components/appointments/agenda/close-form'
import { ClosureList } from '@/components/appointments/agenda/closure-list'
import { RefreshForFirm } from '@/components/live/refresh'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { NeedsScript } from '@/components/ui/needs-script'
import { agenda } from '@/content/appointment-agenda'
import { closedHours } from '@/content/appointment-closures'
import { needsScript } from '@/content/needs-script'
import { listClosures } from '@/lib/appointments/agenda'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { requireStaff } from '@/lib/session/require'

/** In days: how far ahead the page lists closures; the form for new closures allows fewer days. */
const horizon = 800

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: closedHours.title }
}

export default async function ClosuresPage() {
  const member = await requireStaff()
  const today = bogotaDay(new Date())
  const closures = await listClosures(member, today, addDays(today, horizon))
  const isAdmin = member.role === 'admin'
  return (
    <div className="pt-8 pb-12">
      <Breadcrumb trail={[{ label: agenda.title, href: '/admin/citas' }]} current={closedHours.title} />
      <h1>{closedHours.title}</h1>
      <p className="mt-1 mb-6 max-w-[60ch] text-ink-2">
        {closedHours.intro} {isAdmin ? null : closedHours.onlyAdmins}
      </p>
      <NeedsScript>{needsScript.agenda}</NeedsScript>
      <div className="grid items-start gap-x-12 gap-y-10 min-[62rem]:grid-cols-[minmax(0,1fr)_23rem]">
        <ClosureList closures={closures} opens={isAdmin} />
        {isAdmin ? (
          <div className="min-[62rem]:col-start-2">
            <CloseForm today={today} />
          </div>
        ) : null}
      </div>
      <RefreshForFirm member={member.id} tables={['appointments', 'section_changes']} />
    </div>
  )
}
