import Form from 'next/form'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { linkStyles } from '@/components/ui/link-styles'
import { Select } from '@/components/ui/select'
import { auditText } from '@/content/audit'
import type { AuditFilters } from '@/lib/audit/address'

const text = auditText.filters

type AuditFilterFormProps = { filters: AuditFilters; members: readonly { userId: string; name: string }[] }

/** A form whose answer is an address: it works without script. */
export function AuditFilterForm({ filters, members }: AuditFilterFormProps) {
  const { actor, area, about, from, until } = filters
  return (
    <search>
      {/* Anew when the address says something else: what stood in the fields is over. */}
      <Form
        key={JSON.stringify(filters)}
        action="/admin/auditoria"
        prefetch={false}
        aria-label={text.label}
        className="grid items-end gap-3 py-4 min-[23rem]:grid-cols-2 md:grid-cols-3 min-[64rem]:grid-cols-[1fr_1fr_1.4fr_10rem_10rem_auto]"
      >
        <Field label={text.actor}>
          {(control) => (
            <Select {...control} name="quien" defaultValue={actor ?? ''}>
              <option value="">{text.anyone}</option>
              {members.map(({ userId, name }) => (
                <option key={userId} value={userId}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={text.area}>
          {(control) => (
            <Select {...control} name="asunto" defaultValue={area ?? ''}>
              <option value="">{text.anything}</option>
              {Object.entries(auditText.areas).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={text.about}>
          {(control) => (
            <Input
              {...control}
              name="correo"
              type="search"
              defaultValue={about}
              placeholder={text.aboutHint}
              maxLength={100}
            />
          )}
        </Field>
        <Field label={text.from}>
          {(control) => <Input {...control} name="desde" type="date" defaultValue={from ?? ''} />}
        </Field>
        <Field label={text.until}>
          {(control) => <Input {...control} name="hasta" type="date" defaultValue={until ?? ''} />}
        </Field>
        <Button type="submit" className="min-h-12">
          {text.apply}
        </Button>
      </Form>
      {actor || area || about || from || until ? (
        <p className="pb-2">
          <Link href="/admin/auditoria" prefetch={false} className={linkStyles}>
            {text.clear}
          </Link>
        </p>
      ) : null}
    </search>
  )
}
