import type { Metadata } from 'next'
import { z } from 'zod'
import { ProposalForm } from '@/components/appointments/agenda/proposal-form'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { NeedsScript } from '@/components/ui/needs-script'
import { agenda } from '@/content/appointment-agenda'
import { needsScript } from '@/content/needs-script'
import { findClients, readHours } from '@/lib/appointments/agenda'
import { weekHref } from '@/lib/appointments/agenda-href'
import { agendaOf, freeSlots } from '@/lib/appointments/rules'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { requireStaff } from '@/lib/session/require'

const known = z.object({
  cliente: z.uuid().optional().catch(undefined),
  hora: z.iso.datetime().optional().catch(undefined),
  persona: z.uuid().optional().catch(undefined),
})

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: agenda.proposal.title }
}

export default async function ProposalPage({ searchParams }: PageProps<'/admin/citas/nueva'>) {
  const member = await requireStaff()
  const { cliente, hora, persona } = known.parse(await searchParams)
  const found = cliente ? await findClients(member, { id: cliente }) : []
  const hours = await readHours(member, found[0] ? { client: found[0].id } : {})
  const people = (hours.people ?? []).map(({ id }) => id)
  const person = [persona, member.id].find((id) => id && people.includes(id)) ?? people[0] ?? ''
  const free = hora && freeSlots(bogotaDay(hora), agendaOf(hours, person)).includes(hora)
  return (
    <div className="pt-8 pb-12">
      <Breadcrumb
        trail={[{ label: agenda.title, href: weekHref({ client: found[0]?.id }) }]}
        current={agenda.proposal.title}
      />
      <h1 id="proposal">{agenda.proposal.title}</h1>
      <p className="mt-1 mb-6 max-w-[60ch] text-ink-2">{agenda.proposal.intro}</p>
      <NeedsScript>{needsScript.agenda}</NeedsScript>
      <ProposalForm
        key={`${cliente} ${hora}`}
        hours={hours}
        client={found[0] ?? null}
        slot={free ? hora : ''}
        person={person}
      />
    </div>
  )
}
