import type { Metadata } from 'next'
import { LazyNewClientForm } from '@/components/clients/lazy-forms'
import { PageHeading } from '@/components/portal/page-heading'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { clientsText } from '@/content/clients'
import { newClientText } from '@/content/client-form'
import { listStaff } from '@/lib/clients/queries'
import { requireAdmin } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireAdmin()
  return { title: newClientText.title }
}

export default async function NewClientPage() {
  const admin = await requireAdmin()
  const staff = await listStaff(admin)
  const me = staff.find(({ id }) => id === admin.id)
  return (
    <>
      <div className="-mb-8 pt-6 sm:-mb-10">
        <Breadcrumb
          trail={[{ label: clientsText.title, href: '/admin/clientes' }]}
          current={newClientText.title}
        />
      </div>
      <PageHeading title={newClientText.title} subtitle={newClientText.intro} />
      <LazyNewClientForm me={me ?? { id: admin.id, name: admin.email, role: admin.role }} staff={staff} />
    </>
  )
}
