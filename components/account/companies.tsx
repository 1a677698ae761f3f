'use client'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { AccountSection } from '@/components/account/account-section'
import { CompanyForm } from '@/components/account/company-form'
import { ForRole, useMay } from '@/components/portal/for-role'
import { Badge } from '@/components/ui/badge'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { attempted } from '@/components/ui/use-act'
import { account } from '@/content/account'
import { removeCompanyAction } from '@/lib/account/actions'
import type { Company } from '@/lib/fields/company'
import { formatNit } from '@/lib/format/nit'
import { toast } from '@/lib/toast'

const text = account.companies
const headingId = 'empresas'
const head = 'pb-3 text-left text-sm font-normal text-ink-2'

export function Companies({ companies }: { companies: readonly Company[] }) {
  const [changing, setChanging] = useState<string | null>(null)
  const { listed, asking, askRemoval, remove, isLeaving } = useCompanyRemoval(companies, headingId)

  function close(id: string) {
    flushSync(() => setChanging(null))
    document.getElementById(`edit-${id}`)?.focus()
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
                onRemove={() => askRemoval(company)}
              />
            ))}
          </tbody>
        </table>
      )}
      {listed.some(({ id }) => id === changing) ? null : (
        <ForRole atLeast="owner">
          <CompanyForm />
        </ForRole>
      )}
      {asking ? (
        <ConfirmDialog
          title={text.confirm.title}
          confirm={text.confirm.remove}
          keep={text.confirm.keep}
          onConfirm={() => void remove(asking)}
          onClose={() => askRemoval(null)}
        >
          <p className="wrap-anywhere">{text.confirm.text(asking.name)}</p>
        </ConfirmDialog>
      ) : null}
    </AccountSection>
  )
}

const { toasts } = account.companies

function useCompanyRemoval(companies: readonly Company[], headingId: string) {
  const [asking, setAsking] = useState<Company | null>(null)
  const [leaving, setLeaving] = useState<readonly string[]>([])
  const [gone, setGone] = useState<readonly string[]>([])

  useEffect(() => {
    // If the row of a removed company had the focus, the heading takes the focus.
    if (gone.length > 0 && document.activeElement === document.body)
      document.getElementById(headingId)?.focus()
  }, [gone, headingId])

  async function remove({ id }: Company): Promise<void> {
    setLeaving((known) => [...known, id])
    const answer = await attempted(removeCompanyAction({ id }))
    setLeaving((known) => known.filter((one) => one !== id))
    if (answer.ok || answer.code === 'not-found') {
      setGone((known) => [...known, id])
      return toast({ kind: 'success', title: toasts.removed })
    }
    toast({ kind: 'error', title: toasts.notRemoved, description: answer.message })
  }

  return {
    listed: companies.filter(({ id }) => !gone.includes(id)),
    asking,
    askRemoval: setAsking,
    remove,
    isLeaving: ({ id }: Company) => leaving.includes(id),
  }
}

const act = 'min-h-tap min-w-tap cursor-pointer px-1.5 text-sm font-[550] underline'

type CompanyRowProps = {
  company: Company
  changing: boolean
  leaving: boolean
  onChange: () => void
  onClose: () => void
  onRemove: () => void
}

function CompanyRow({ company, changing, leaving, onChange, onClose, onRemove }: CompanyRowProps) {
  const mayChange = useMay('owner')
  if (changing)
    return (
      <tr className="border-t border-rule max-sm:block">
        <td colSpan={4} className="py-4 max-sm:block">
          <CompanyForm company={company} onClose={onClose} />
        </td>
      </tr>
    )
  return (
    <tr className="border-t border-rule max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:py-3 max-[18rem]:grid-cols-1!">
      <th
        scope="row"
        className="py-3 pr-4 text-left font-semibold wrap-anywhere max-sm:col-span-full max-sm:py-0"
      >
        {company.name}
      </th>
      <td className="pr-4 one-line tabular-nums">
        {formatNit(company.nit)}-{company.digit}
      </td>
      <td>
        <Badge tone="ok">{text.correct}</Badge>
      </td>
      <td className="text-right whitespace-nowrap max-sm:col-span-full max-sm:-ml-1.5 max-sm:text-left">
        {mayChange ? (
          <>
            <button id={`edit-${company.id}`} type="button" className={act} onClick={onChange}>
              {text.edit}
              <span className="sr-only"> {company.name}</span>
            </button>
            {/* The button is only `aria-disabled`, because a disabled button would lose the focus. */}
            <button
              type="button"
              className={`${act} text-red`}
              aria-disabled={leaving}
              onClick={() => !leaving && onRemove()}
            >
              {leaving ? text.confirm.removing : text.remove}
              <span className="sr-only"> {company.name}</span>
            </button>
          </>
        ) : null}
      </td>
    </tr>
  )
}
