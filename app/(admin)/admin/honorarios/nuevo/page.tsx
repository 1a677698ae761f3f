import type { Metadata } from 'next'
import { FeeForm } from '@/components/fees/fee-form'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { feesText as text } from '@/content/fees'
import { findClients } from '@/lib/appointments/agenda'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { isUuid } from '@/lib/format/uuid'
import { requireStaff } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: text.new }
}

export default async function NewFeePage({ searchParams }: PageProps<'/admin/honorarios/nuevo'>) {
  const member = await requireStaff()
  const { cliente } = await searchParams
  const [client] =
    typeof cliente === 'string' && isUuid(cliente) ? await findClients(member, { id: cliente }) : []
  return (
    <div className="pt-6 pb-12">
      <Breadcrumb trail={[{ label: text.title, href: '/admin/honorarios' }]} current={text.new} />
      <h1 className="pb-5">{text.new}</h1>
      <FeeForm
        key={client?.id ?? ''}
        client={client ? { id: client.id, name: client.name } : null}
        fee={null}
        today={bogotaDay(new Date())}
      />
    </div>
  )
}
