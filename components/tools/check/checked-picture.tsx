import { DianLink } from '@/components/einvoice/authenticity'
import { FiguresResult, figuresVerdict } from '@/components/tools/check/figures-result'
import type { StartFigures } from '@/components/tools/check/typed-figures'
import { buttonStyles } from '@/components/ui/button-styles'
import { invoiceCheckStates } from '@/content/tools/invoice-check'
import { pictureText as text } from '@/content/tools/typed-figures'
import type { SeenInPicture } from '@/lib/einvoice/picture-figures'
import type { ReviewedFile } from '@/lib/einvoice/review-delivery'
import { checkFigures, rateOf, type TypedFigures } from '@/lib/tools/check-figures'

type Picture = Extract<ReviewedFile, { picture: unknown }>

const figuresOf = ({ figures }: SeenInPicture): TypedFigures => ({ ...figures, rate: rateOf(figures) })

function checkedOf(seen: SeenInPicture) {
  const answer = checkFigures(figuresOf(seen))
  return 'checked' in answer ? answer.checked : null
}

/** A picture in a ZIP is not read, because the ZIP also contains the invoice's XML. */
export function pictureVerdict({ picture, seen }: Picture): string {
  if (seen === undefined || seen === 'missing') return invoiceCheckStates[picture].verdict
  if (seen.source === null) return seen.code ? text.part : text.unread
  const checked = checkedOf(seen)
  return checked ? figuresVerdict(checked) : text.part
}

type CheckedPictureProps = { file: Picture; onType: (start: StartFigures | null) => void }

export function CheckedPicture({ file: { picture, seen }, onType }: CheckedPictureProps) {
  if (seen === undefined) return <p className="mt-4">{invoiceCheckStates[picture].text}</p>
  if (seen === 'missing') return <p className="mt-4">{text.noCode}</p>
  const note = seen.source ? text[seen.source] : null
  const checked = seen.source ? checkedOf(seen) : null
  return (
    <>
      {checked ? <FiguresResult checked={checked} /> : null}
      {seen.source && !checked ? <p className="mt-4">{text.partText}</p> : null}
      <p className="mt-4 max-w-[60ch]">{note ?? text.unreadText[picture]}</p>
      {seen.code ? (
        <p className="mt-4 text-sm wrap-anywhere text-ink-2">
          {text.code} {seen.code}
        </p>
      ) : null}
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <button
          type="button"
          onClick={() => onType(seen.source ? { figures: figuresOf(seen), note } : null)}
          className={buttonStyles()}
        >
          {seen.source ? text.correct : text.type}
        </button>
        {seen.code ? <DianLink code={seen.code} environment="1" /> : null}
      </p>
    </>
  )
}
