'use client'
import { useId } from 'react'
import { CompanyFields } from '@/components/account/company-fields'
import { useAccountForm } from '@/components/account/use-account-form'
import { Button } from '@/components/ui/button'
import { account } from '@/content/account'
import { saveCompanyAction } from '@/lib/companies/actions'
import { formatNit } from '@/lib/format/nit'
import { companySchema, type Company } from '@/lib/companies/schema'
import { toast } from '@/lib/toast'

const text = account.companies
const empty = { name: '', nit: '', digit: '' }

/** Adds a company, or changes `company`; `onClose` ends the change. */
export function CompanyForm({ company, onClose }: { company?: Company; onClose?: () => void }) {
  const id = useId()
  const { form, busy, props } = useAccountForm({
    schema: companySchema,
    values: company
      ? { id: company.id, name: company.name, nit: formatNit(company.nit), digit: String(company.digit) }
      : empty,
    send: saveCompanyAction,
    failed: text.toasts.failed,
    fieldOf: { 'company-exists': 'nit' },
    done: () => {
      toast({ kind: 'success', title: company ? text.toasts.changed : text.toasts.added })
      if (company) return onClose?.()
      // A reset forgets the fields until they are drawn again.
      form.setFocus('name')
      form.reset(empty)
    },
  })
  return (
    <form
      {...props}
      aria-labelledby={`${id}-title`}
      className="grid gap-4 rounded-sheet border border-rule bg-sheet p-6"
    >
      <h3 id={`${id}-title`} className="wrap-anywhere">
        {company ? text.change(company.name) : text.add}
      </h3>
      <CompanyFields id={id} form={form} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="sm" busy={busy}>
          {busy ? account.saving : company ? text.save : text.button}
        </Button>
        {company ? (
          <Button type="button" size="sm" disabled={busy} onClick={onClose}>
            {account.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
