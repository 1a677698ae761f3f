import { smallerPhoto } from '@/components/uploads/smaller-photo'
import { attempted } from '@/components/ui/use-act'
import { whyRefused, type Foreign } from '@/content/upload-foreign-files'
import { maxFileSize } from '@/content/upload-limit'
import { lost, preparing } from '@/content/upload-refusals'
import { formatFileSize } from '@/lib/format/number'
import {
  declaredType,
  displayName,
  isFileType,
  maxNameLength,
  mayBeCalled,
  nameOfContent,
  papers,
  splitExtension,
  whyByName,
  type FileType,
} from '@/lib/uploads/file'
import { mostBytesAction } from '@/lib/uploads/actions'
import { kindOf } from '@/lib/uploads/recognise'
import { fileProblemMessage } from '@/lib/uploads/refusal'

/** `note` says what was changed: the name, the format or the size. */
export type Prepared = { file: File; note?: string }
export type Unprepared = { name: string; message: string }
/** Asks the user whether photos of more than `most` bytes may be made smaller. */
export type Consent = (photos: readonly File[], most: number) => Promise<boolean>

/** Corrects names and types by the first bytes, converts HEIC to JPEG, and shrinks large photos if the user agrees. */
export async function lookAtFiles(
  files: readonly File[],
  consent: Consent,
  takes: readonly FileType[] = papers,
): Promise<{ ready: Prepared[]; problems: Unprepared[] }> {
  const most = await mostBytes(files, takes)
  const looked = []
  for (const file of files) looked.push(await lookAt(file, takes, most))
  const large = looked.filter((one) => 'large' in one).map(({ large }) => large)
  const agreed = large.length > 0 && (await consent(large, most))
  const ready: Prepared[] = []
  const problems: Unprepared[] = []
  for (const one of looked) {
    const done = 'large' in one ? await shrink(one.large, agreed, most) : one
    if ('message' in done) problems.push(done)
    else ready.push(done)
  }
  return { ready, problems }
}

/** Returns the size limit in bytes, and asks the server only when a file is above the usual limit. */
async function mostBytes(files: readonly File[], takes: readonly FileType[]): Promise<number> {
  if (takes === papers || files.every(({ size }) => size <= maxFileSize)) return maxFileSize
  const answer = await attempted(mostBytesAction({}))
  return answer.ok ? answer.data : maxFileSize
}

async function lookAt(
  file: File,
  takes: readonly FileType[],
  most: number,
): Promise<Prepared | Unprepared | { large: File }> {
  const name = displayName(file.name)
  const refuse = (why: string) => ({ name, message: fileProblemMessage('file-type', name, why) })
  if (!mayBeCalled(splitExtension(name).extension) || file.size === 0)
    return refuse(whyByName(name, file.size))
  const head = await headOf(file)
  if (!head) return { name, message: lost.unreadable(name) }
  const kind = await kindOf(head)
  if (kind === 'heic') {
    const jpeg = await fromHeic(file, name)
    if (jpeg || !takes.includes('image/heic')) return jpeg ?? refuse('heic')
  }
  const type = typeOf(kind, name, file.type, takes)
  if (!type) return refuse(closerKind(kind, name))
  const right = nameOfContent(name, type)
  const whole = named(file, right, type)
  if (file.size > most)
    return type.startsWith('image/')
      ? { large: whole }
      : { name, message: fileProblemMessage('file-size', name, '', most) }
  return { file: whole, ...noteOn(file.name, name, right) }
}

/**
 * Returns the type that the content shows, or else a declared type that `takes` contains; null without either.
 * Only the server checks the content of ZIP and Office files.
 */
function typeOf(
  kind: FileType | Foreign | null,
  name: string,
  declared: string,
  takes: readonly FileType[],
): FileType | null {
  if (kind !== null && isFileType(kind)) return kind
  const promised = declaredType(name, declared, takes)
  if (kind === null) return promised
  const isWide = promised !== null && !papers.includes(promised)
  if (kind === 'heic') return takes.includes('image/heic') ? 'image/heic' : null
  return isWide && ['zip', 'office', 'word', 'excel', 'powerpoint'].includes(kind) ? promised : null
}

/** Returns a sentence that names the type of a refused file and says how to send it; '' for an unknown type. */
export async function whatItIs(file: File): Promise<string> {
  const name = displayName(file.name)
  if (file.size === 0) return whyRefused('empty')
  const head = await headOf(file)
  if (!head) return lost.unreadable(name)
  const kind = await kindOf(head)
  return kind === 'image/jpeg' || kind === 'image/png'
    ? whyRefused('photo')
    : whyRefused(closerKind(kind, name))
}

function noteOn(given: string, shown: string, right: string): { note?: string } {
  if (right !== shown) return { note: preparing.renamed(right) }
  return given.length > maxNameLength && right !== given ? { note: preparing.shortened(right) } : {}
}

/** Returns the same file object when nothing changes, so that the browser still notices when the file changes on disk. */
const named = (file: File, name: string, type: FileType): File =>
  file.name === name && file.type === type ? file : new File([file], name, { type })

/** Returns the first bytes; null for a folder, or when the file was changed, moved or removed since it was chosen. */
async function headOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, 4100).arrayBuffer())
  } catch {
    return null
  }
}

/** Office documents begin like ZIP files or like each other, so the name decides between these types. */
function closerKind(kind: Foreign | FileType | null, name: string): string {
  const byName = whyByName(name, 1)
  if (kind === null) return byName
  const isPacked = kind === 'zip' || kind === 'office'
  return isPacked && ['word', 'excel', 'powerpoint', 'mail'].includes(byName) ? byName : kind
}

async function fromHeic(file: File, name: string): Promise<Prepared | null> {
  const jpeg = await smallerPhoto(file)
  if (!jpeg) return null
  const right = nameOfContent(name, 'image/jpeg')
  return { file: new File([jpeg], right, { type: 'image/jpeg' }), note: preparing.converted(right) }
}

async function shrink(photo: File, agreed: boolean, most: number): Promise<Prepared | Unprepared> {
  const jpeg = agreed ? await smallerPhoto(photo, most) : null
  if (!jpeg) return { name: photo.name, message: fileProblemMessage('file-size', photo.name, '', most) }
  const file = new File([jpeg], nameOfContent(photo.name, 'image/jpeg'), { type: 'image/jpeg' })
  return { file, note: preparing.shrunk(formatFileSize(photo.size), formatFileSize(file.size)) }
}
