'use client'
import { useState } from 'react'
import { AccountSection } from '@/components/account/account-section'
import { CompanyForm } from '@/components/account/company-form'
import { CompanyRow } from '@/components/account/company-row'
import { account } from '@/content/account'
import type { Company } from '@/lib/companies/schema'

const text = account.companies
const head = 'pb-3 text-left text-sm font-normal text-ink-2'

/** The companies with their NIT; one at a time is being changed. */
export function Companies({ companies }: { companies: readonly Company[] }) {
  const [changing, setChanging] = useState<string | null>(null)

  function close(id: string) {
    setChanging(null)
    requestAnimationFrame(() => document.getElementById(`edit-${id}`)?.focus())
  }

  return (
    <AccountSection id="empresas" title={text.title}>
      {companies.length === 0 ? (
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
            {companies.map((company) => (
              <CompanyRow
                key={company.id}
                company={company}
                changing={changing === company.id}
                onChange={() => setChanging(company.id)}
                onClose={() => close(company.id)}
              />
            ))}
          </tbody>
        </table>
      )}
      {changing === null ? <CompanyForm /> : null}
    </AccountSection>
  )
}
