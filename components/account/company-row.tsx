'use client'
import { useState } from 'react'
import { CompanyForm } from '@/components/account/company-form'
import { ConfirmDialog } from '@/components/account/confirm-dialog'
import { Badge } from '@/components/ui/badge'
import { account } from '@/content/account'
import { errorMessages } from '@/content/errors'
import { removeCompanyAction } from '@/lib/companies/actions'
import { formatNit } from '@/lib/companies/nit'
import type { Company } from '@/lib/companies/schema'
import { toast } from '@/lib/toast'

const text = account.companies
const act = 'min-h-tap min-w-tap cursor-pointer px-1.5 text-sm font-[550] underline'

type CompanyRowProps = { company: Company; changing: boolean; onChange: () => void; onClose: () => void }

export function CompanyRow({ company, changing, onChange, onClose }: CompanyRowProps) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  async function remove() {
    setBusy(true)
    const answer = await removeCompanyAction({ id: company.id }).catch(() => null)
    setBusy(false)
    // Gone already is what was wanted.
    if (answer?.ok || answer?.code === 'not-found') {
      setAsking(false)
      return toast({ kind: 'success', title: text.toasts.removed })
    }
    const description = answer?.message ?? errorMessages.unavailable
    toast({ kind: 'error', title: text.toasts.notRemoved, description })
  }

  if (changing)
    return (
      <tr className="border-t border-rule max-sm:block">
        <td colSpan={4} className="py-4 max-sm:block">
          <CompanyForm company={company} onClose={onClose} />
        </td>
      </tr>
    )
  return (
    <tr className="border-t border-rule max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:py-3">
      <th
        scope="row"
        className="py-3 pr-4 text-left font-semibold wrap-anywhere max-sm:col-span-full max-sm:py-0"
      >
        {company.name}
      </th>
      <td className="pr-4 whitespace-nowrap tabular-nums">
        {formatNit(company.nit)}-{company.digit}
      </td>
      <td>
        <Badge tone="ok">{text.correct}</Badge>
      </td>
      <td className="text-right whitespace-nowrap max-sm:col-span-full max-sm:-ml-1.5 max-sm:text-left">
        <button id={`edit-${company.id}`} type="button" className={act} onClick={onChange}>
          {text.edit}
          <span className="sr-only"> {company.name}</span>
        </button>
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={text.confirm.title}
          text={text.confirm.text(company.name)}
          keep={text.confirm.keep}
          confirm={busy ? text.confirm.removing : text.confirm.remove}
          busy={busy}
          onConfirm={() => void remove()}
          onClosed={() =>
            (document.getElementById(`remove-${company.id}`) ?? document.getElementById('empresas'))?.focus()
          }
          trigger={
            <button id={`remove-${company.id}`} type="button" className={`${act} text-red`}>
              {text.remove}
              <span className="sr-only"> {company.name}</span>
            </button>
          }
        />
      </td>
    </tr>
  )
}
