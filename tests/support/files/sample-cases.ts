import path from 'node:path'

/** This folder with difficult PDFs, photos and XML files is outside of the repository, and may be missing. */
export const samplesFolder =
  process.env.CASE_SAMPLES ?? path.resolve(import.meta.dirname, '../../../../shared/samples/cases')

/** `kept` is the name under which the file is stored, and `why` is the reason for which the file is refused. */
type SampleCase = { file: string; name: string; declared: string; kept?: string; why?: string }

export const sampleCases: SampleCase[] = [
  { file: 'p08-trailing-nul.pdf', name: 'p08.pdf', declared: 'application/pdf', kept: 'p08.pdf' },
  { file: 'p00-base.pdf', name: 'p00.pdf', declared: 'application/octet-stream', kept: 'p00.pdf' },
  { file: 'p00-base.pdf', name: 'p00 x.pdf', declared: 'application/x-pdf', kept: 'p00 x.pdf' },
  { file: 'two-dates.xml', name: 'texto.xml', declared: 'text/plain', kept: 'texto.xml' },
  { file: 'photo.jpg', name: 'photo.jpg', declared: 'image/jpg', kept: 'photo.jpg' },
  { file: 'photo.jpg', name: 'otra.jpg', declared: 'image/pjpeg', kept: 'otra.jpg' },
  { file: 'photo.jpg', name: 'recibo.jfif', declared: '', kept: 'recibo.jpg' },
  { file: 'png-inside.jpg', name: 'png-inside.jpg', declared: 'image/jpeg', kept: 'png-inside.png' },
  { file: 'jpg-inside.png', name: 'jpg-inside.png', declared: 'image/png', kept: 'jpg-inside.jpg' },
  { file: 'i11-heic.jpg', name: 'i11-heic.jpg', declared: 'image/jpeg', why: 'heic' },
]

type XmlCase = {
  /** True for a file that exceeds one of our limits, so that a person looks at the file. */
  isTooLarge?: true
  proposal?: string | null
  name?: string
  /** The review must have these findings, each with its severity. */
  findings?: Readonly<Record<string, string>>
  issuer?: string
}

const twice = { proposal: 'wrong', name: 'Invoice', findings: { 'E7.several': 'block' }, issuer: 'absent' }
/** The expected review of each XML file. */
export const xmlCases: Readonly<Record<string, XmlCase>> = {
  'signed-usual-references.xml': {
    proposal: 'doubtful',
    name: 'Invoice',
    issuer: 'unknown-authority',
    findings: { 'F1.authority': 'warn' },
  },
  'signed-references-to-ref0.xml': {
    proposal: 'doubtful',
    name: 'Invoice',
    issuer: 'unknown-authority',
    findings: { 'F1.authority': 'warn' },
  },
  'attached-2900-lines.xml': { isTooLarge: true },
  'evento-030.xml': {
    proposal: 'doubtful',
    name: 'event030',
    findings: { 'E3.unproved': 'warn', 'E3.event': 'info' },
  },
  'two-totals.xml': twice,
  'two-payable.xml': twice,
  'two-uuid.xml': twice,
  'two-suppliers.xml': twice,
  'two-dates.xml': twice,
  'x04-utf16-declared-utf8-bytes.xml': {
    proposal: 'doubtful',
    name: 'Invoice',
    findings: { 'E1.encoding': 'info' },
    issuer: 'absent',
  },
}
