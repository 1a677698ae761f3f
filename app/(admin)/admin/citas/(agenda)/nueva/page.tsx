import type { Metadata } from 'next'
import { z } from 'zod'
import { ProposalForm } from '@/components/appointments/agenda/proposal-form'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { agenda } from '@/content/appointment-agenda'
import { findClients } from '@/lib/appointments/agenda'
import { weekHref } from '@/lib/appointments/agenda-href'
import { readAgenda } from '@/lib/appointments/queries'
import { freeSlots } from '@/lib/appointments/rules'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { requireStaff } from '@/lib/session/require'

const known = z.object({
  cliente: z.uuid().optional().catch(undefined),
  hora: z.iso.datetime().optional().catch(undefined),
})

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: agenda.proposal.title }
}

export default async function ProposalPage({ searchParams }: PageProps<'/admin/citas/nueva'>) {
  const member = await requireStaff()
  const { cliente, hora } = known.parse(await searchParams)
  const [found, busy] = await Promise.all([
    cliente ? findClients(member, { id: cliente }) : [],
    readAgenda(member),
  ])
  const hours = { ...busy, lead: 0 }
  const slot = hora && freeSlots(bogotaDay(hora), hours).includes(hora) ? hora : ''
  return (
    <div className="pt-8 pb-12">
      <Breadcrumb
        trail={[{ label: agenda.title, href: weekHref({ client: found[0]?.id }) }]}
        current={agenda.proposal.title}
      />
      <h1 id="proposal">{agenda.proposal.title}</h1>
      <p className="mt-1 mb-6 max-w-[60ch] text-ink-2">{agenda.proposal.intro}</p>
      <ProposalForm key={`${cliente} ${slot}`} hours={hours} client={found[0] ?? null} slot={slot} />
    </div>
  )
}
