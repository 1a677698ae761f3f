import { FromRut } from '@/components/tax-profile/rut-upload'
import { ResponsibilityChoice } from '@/components/tax-profile/responsibility-choice'
import { welcomeText } from '@/content/welcome'

const text = welcomeText.company.responsibilities
const common: readonly string[] = text.common.map(({ code }) => code)

type ResponsibilityListProps = {
  chosen: readonly string[]
  isFromRut: boolean
  problem: string | undefined
  onChange: (codes: string[]) => void
}

/** Box 53 of the RUT: the codes that most have, said in words, and the others behind a search. */
export function ResponsibilityList({ chosen, isFromRut, problem, onChange }: ResponsibilityListProps) {
  const others = chosen.filter((code) => !common.includes(code))
  const toggle = (code: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, code] : chosen.filter((one) => one !== code))
  return (
    <fieldset data-invalid={problem ? true : undefined} tabIndex={-1} className="outline-none">
      <legend className="flex w-full flex-wrap justify-between gap-x-3 text-sm font-[550]">
        {text.title}
        <FromRut shown={isFromRut} />
      </legend>
      <p className="pb-2 text-sm text-ink-2">{text.hint}</p>
      <ul className="rule-closes">
        {text.common.map(({ code, label, text: meaning }) => (
          <li key={code} className="border-t border-rule first:border-t-0">
            <label className="grid min-h-tap cursor-pointer grid-cols-[auto_2rem_minmax(0,1fr)] items-start gap-x-3 py-2.5">
              <input
                type="checkbox"
                checked={chosen.includes(code)}
                className="mt-0.5 size-5 accent-green"
                onChange={(event) => toggle(code, event.target.checked)}
              />
              <span className="font-serif text-green">{code}</span>
              <span>
                {label}
                <span className="block text-sm text-ink-2">{meaning}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm font-[550] text-red [&:not(:empty)]:pt-2">
        {problem}
      </p>
      <details open={others.length > 0 || undefined}>
        <summary className="inline-flex min-h-tap cursor-pointer items-center font-[550] text-green underline decoration-1 underline-offset-[0.22em]">
          {text.more}
        </summary>
        <ResponsibilityChoice chosen={chosen} onChange={onChange} />
      </details>
    </fieldset>
  )
}
