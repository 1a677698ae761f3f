'use client'
import { useState } from 'react'
import { AccountSection } from '@/components/account/account-section'
import { CompanyForm } from '@/components/account/company-form'
import { CompanyRow } from '@/components/account/company-row'
import { useCompanyRemoval } from '@/components/account/use-company-removal'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { account } from '@/content/account'
import type { Company } from '@/lib/companies/schema'

const text = account.companies
const headingId = 'empresas'
const head = 'pb-3 text-left text-sm font-normal text-ink-2'

/** The companies with their NIT; one at a time is being changed. */
export function Companies({ companies }: { companies: readonly Company[] }) {
  const [changing, setChanging] = useState<string | null>(null)
  const { listed, asking, ask, remove, isLeaving } = useCompanyRemoval(companies, headingId)

  function close(id: string) {
    setChanging(null)
    requestAnimationFrame(() => document.getElementById(`edit-${id}`)?.focus())
  }

  return (
    <AccountSection id={headingId} title={text.title}>
      {listed.length === 0 ? (
        <p className="max-w-[60ch] border-y border-rule py-4 text-ink-2">{text.empty}</p>
      ) : (
        <table className="w-full border-b border-ink">
          <thead className="max-sm:sr-only">
            <tr>
              <th scope="col" className={head}>
                {text.columns.name}
              </th>
              <th scope="col" className={head}>
                {text.columns.nit}
              </th>
              <th scope="col" className={head}>
                {text.columns.digit}
              </th>
              <th scope="col" className={`${head} text-right`}>
                {text.columns.action}
              </th>
            </tr>
          </thead>
          <tbody>
            {listed.map((company) => (
              <CompanyRow
                key={company.id}
                company={company}
                changing={changing === company.id}
                onChange={() => setChanging(company.id)}
                onClose={() => close(company.id)}
                leaving={isLeaving(company)}
                onRemove={() => ask(company)}
              />
            ))}
          </tbody>
        </table>
      )}
      {listed.some(({ id }) => id === changing) ? null : <CompanyForm />}
      {asking ? (
        <ConfirmDialog
          title={text.confirm.title}
          confirm={text.confirm.remove}
          keep={text.confirm.keep}
          onConfirm={() => void remove(asking)}
          onClose={() => ask(null)}
        >
          <p className="wrap-anywhere">{text.confirm.text(asking.name)}</p>
        </ConfirmDialog>
      ) : null}
    </AccountSection>
  )
}
