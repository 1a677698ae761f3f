import type { Metadata } from 'next'
import { z } from 'zod'
import { AddObligation } from '@/components/obligations/board/add-obligation'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { boardText } from '@/content/obligation-board'
import { templateText } from '@/content/obligation-templates'
import { findClients } from '@/lib/appointments/agenda'
import { readWork } from '@/lib/obligations/queries'
import { requireStaff } from '@/lib/session/require'

const { title, intro } = templateText.own
const known = z.object({ cliente: z.uuid().optional().catch(undefined) })

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title }
}

export default async function NewObligationPage({ searchParams }: PageProps<'/admin/trabajo/nueva'>) {
  const member = await requireStaff()
  const { cliente } = known.parse(await searchParams)
  const [client] = cliente ? await findClients(member, { id: cliente }) : []
  const { members, advisor } = client ? await readWork(member, client.id) : { members: [], advisor: null }
  return (
    <div className="max-w-[40rem] pt-6 pb-12">
      <Breadcrumb trail={[{ label: boardText.section, href: '/admin/trabajo' }]} current={title} />
      <h1>{title}</h1>
      <p className="mt-1 pb-5 text-ink-2">{intro}</p>
      <AddObligation key={client?.id ?? ''} client={client ?? null} members={members} advisor={advisor} />
    </div>
  )
}
