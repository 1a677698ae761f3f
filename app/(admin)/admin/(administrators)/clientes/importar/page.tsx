import type { Metadata } from 'next'
import { ImportPage } from '@/components/clients/import/import-page'
import { PageHeading } from '@/components/portal/page-heading'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { importText } from '@/content/client-import'
import { clientsText } from '@/content/clients'
import { readImport } from '@/lib/clients/import/import'
import { requireAdmin } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireAdmin()
  return { title: importText.title }
}

export default async function ImportClientsPage() {
  const admin = await requireAdmin()
  const current = await readImport(admin)
  return (
    <>
      <div className="-mb-8 pt-6 sm:-mb-10">
        <Breadcrumb
          trail={[{ label: clientsText.title, href: '/admin/clientes' }]}
          current={importText.title}
        />
      </div>
      <PageHeading title={importText.title} subtitle={importText.intro} />
      <ImportPage member={admin} current={current} />
    </>
  )
}
