import { FilterForm } from '@/components/clients/filter-form'
import { RefreshForFirm } from '@/components/live/refresh'
import { PageHeading } from '@/components/portal/page-heading'
import { RegistrationList, RegistrationTabs } from '@/components/registrations/registration-list'
import { registrationsText } from '@/content/registrations'
import { listRegistrations, registrationsQuery } from '@/lib/registrations/queries'
import { requireStaff } from '@/lib/session/require'
import { readDetails } from '@/lib/welcome/welcome'
import type { Metadata } from 'next'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: registrationsText.title }
}

export default async function RegistrationsPage({ searchParams }: PageProps<'/admin/registros'>) {
  const member = await requireStaff()
  const { estado, buscar, desde } = registrationsQuery.parse(await searchParams)
  const page = await listRegistrations(member, estado.status, desde, buscar)
  const details = await readDetails(
    member,
    page.rows.map(({ accountId }) => accountId),
  )
  return (
    <>
      <PageHeading title={registrationsText.title} subtitle={registrationsText.intro} />
      <RegistrationTabs current={estado} search={buscar} />
      <FilterForm
        path="/admin/registros"
        params={{ estado: estado.slug, ...(buscar ? { buscar } : {}) }}
        text={registrationsText.search}
      >
        <RegistrationList
          tab={estado}
          search={buscar}
          page={page}
          details={details}
          continued={Boolean(desde)}
          now={new Date()}
        />
      </FilterForm>
      <RefreshForFirm member={member.id} tables={['user_approval_status']} />
    </>
  )
}
