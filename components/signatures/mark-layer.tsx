import { cn } from '@/components/ui/cn'
import { signaturePageText } from '@/content/signature-page'
import { formatDay } from '@/lib/format/date'
import type { Mark } from '@/lib/pdf/frozen/mark'
import type { PlacedMark } from '@/lib/signatures/signature'

const text = signaturePageText.marks

/** Returns the CSS position of a signer's box on a page that fills its parent. */
export const markStyle = ({ x, y, width, height }: Mark) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
})

/** The text in a signer's box scales with the page but stays readable. */
export const markStyles =
  'absolute @container grid content-center overflow-hidden border-2 px-[3%] text-left leading-tight text-ink'

type MarkLayerProps = {
  marks: readonly PlacedMark[]
  page: number
  /** The position of the reader's signature in the order of the signers. */
  mine: number
}

/** Shows the boxes of all signers on a page, with the reader's own box in another colour. */
export function MarkLayer({ marks, page, mine }: MarkLayerProps) {
  return marks
    .filter(({ mark }) => mark.page === page)
    .map(({ position, name, role, signedAt, mark }) => (
      <p
        key={position}
        style={markStyle(mark)}
        className={cn(
          markStyles,
          position === mine
            ? 'border-dashed border-ochre-ink bg-ochre-wash mix-blend-multiply'
            : 'border-transparent border-t-ink',
        )}
      >
        <b className="text-[clamp(0.75rem,6.5cqw,1rem)] font-semibold">
          {position === mine && !signedAt ? text.yours : name}
        </b>
        <span className="text-[clamp(0.6875rem,5cqw,0.8125rem)] @max-[13rem]:sr-only">
          {position === mine
            ? `${name}, ${role}`
            : signedAt
              ? text.signed(formatDay(signedAt))
              : text.missing}
        </span>
      </p>
    ))
}
