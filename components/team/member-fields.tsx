import { Field, Input, Select } from '@/components/ui/field'
import { teamText } from '@/content/team'
import type { StaffRole } from '@/lib/session/session'

const text = teamText.fields

type MemberFieldsProps = {
  name?: string
  role: StaffRole
  errors: Record<string, string[] | undefined> | undefined
}

/** What a member is called and what they may do. */
export function MemberFields({ name, role, errors }: MemberFieldsProps) {
  return (
    <>
      <Field label={text.name} hint={text.nameHint} error={errors?.['name']?.[0]}>
        {(control) => (
          <Input {...control} name="name" defaultValue={name} maxLength={80} autoComplete="off" />
        )}
      </Field>
      <Field
        label={text.role}
        hint={`${teamText.roles.advisor}: ${teamText.roleHints.advisor} ${teamText.roles.admin}: ${teamText.roleHints.admin}`}
      >
        {(control) => (
          <Select {...control} name="role" defaultValue={role}>
            <option value="advisor">{teamText.roles.advisor}</option>
            <option value="admin">{teamText.roles.admin}</option>
          </Select>
        )}
      </Field>
    </>
  )
}

/** What the fields say. */
export function readMember(form: HTMLFormElement): { name: string; role: StaffRole } {
  const data = new FormData(form)
  const role = data.get('role') === 'admin' ? 'admin' : 'advisor'
  return { name: String(data.get('name') ?? ''), role }
}
