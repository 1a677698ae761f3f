import type { ErrorCode } from '@/content/errors'
import { lost, uploadFailures } from '@/content/upload-refusals'
import { formatFileSize } from '@/lib/format/number'
import { isFileProblem } from '@/lib/uploads/file'

/** In milliseconds: after this time without progress the connection counts as lost. */
const longestSilence = 60_000

export function sendFile(
  url: string,
  file: File,
  type: string,
  onProgress: (loaded: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let sent = 0
    let silence: ReturnType<typeof setTimeout>
    const listen = () => {
      clearTimeout(silence)
      silence = setTimeout(() => request.abort(), longestSilence)
    }
    const cut = () => {
      clearTimeout(silence)
      const text = uploadFailures.cut(formatFileSize(sent), formatFileSize(file.size))
      reject(new UploadFailure('network', text))
    }

    request.upload.onprogress = ({ loaded }) => {
      sent = Math.min(loaded, file.size)
      listen()
      onProgress(sent)
    }
    // A file that changed on disk also ends in `onerror`, like a lost connection, but sending it again would fail.
    request.onerror = () =>
      void isReadable(file).then((readable) => {
        if (readable) return cut()
        clearTimeout(silence)
        reject(new UploadFailure('changed', lost.unreadable(file.name)))
      })
    request.onabort = cut
    request.onload = () => {
      clearTimeout(silence)
      if (request.status < 300 || isDuplicate(request.responseText)) resolve()
      else reject(new UploadFailure('file-missing', uploadFailures.noData))
    }
    request.open('PUT', url)
    request.setRequestHeader('content-type', type)
    request.setRequestHeader('cache-control', 'max-age=3600')
    listen()
    request.send(file)
  })
}

const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

/** If the file is already stored, a second PUT gets status 400 and a body that says 409 or `Duplicate`. */
function isDuplicate(body: string): boolean {
  try {
    const { statusCode, error } = JSON.parse(body) as { statusCode?: unknown; error?: unknown }
    return String(statusCode) === '409' || error === 'Duplicate'
  } catch {
    return false
  }
}

/** `changed` means that the file has changed on disk since it was chosen. */
type FailureCode = ErrorCode | 'network' | 'changed'

export class UploadFailure extends Error {
  readonly code: FailureCode

  constructor(code: FailureCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'UploadFailure'
    this.code = code
  }

  get final(): boolean {
    return isFileProblem(this.code) || this.code === 'changed'
  }
}

export const toUploadFailure = (error: unknown): UploadFailure =>
  error instanceof UploadFailure
    ? error
    : new UploadFailure('unexpected', uploadFailures.unknown, { cause: error })
