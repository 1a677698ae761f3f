'use client'
import { CompanyForm } from '@/components/account/company-form'
import { Badge } from '@/components/ui/badge'
import { account } from '@/content/account'
import { formatNit } from '@/lib/format/nit'
import type { Company } from '@/lib/companies/schema'

const text = account.companies
const act = 'min-h-tap min-w-tap cursor-pointer px-1.5 text-sm font-[550] underline'

type CompanyRowProps = {
  company: Company
  changing: boolean
  /** Its removal has been sent. */
  leaving: boolean
  onChange: () => void
  onClose: () => void
  onRemove: () => void
}

export function CompanyRow({ company, changing, leaving, onChange, onClose, onRemove }: CompanyRowProps) {
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
        {/* Disabled it would lose the focus, also when the removal is refused. */}
        <button
          type="button"
          className={`${act} text-red`}
          aria-disabled={leaving}
          onClick={() => !leaving && onRemove()}
        >
          {leaving ? text.confirm.removing : text.remove}
          <span className="sr-only"> {company.name}</span>
        </button>
      </td>
    </tr>
  )
}
