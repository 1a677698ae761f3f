import type { Instrumentation } from 'next'
import { env } from '@/lib/env'

export async function register() {
  // The build for the edge runtime drops the code below, which needs Node, only if the condition has this form.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { nameRequests } = await import('@/lib/observability/report')
  nameRequests()
  // An invalid list of certificate authorities throws here, so that the server does not start.
  const { anchorsOfFolder } = await import('@/lib/authorities/trust-anchors')
  await anchorsOfFolder()
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTraces } = await import('@/lib/observability/traces')
    startTraces(env.OTEL_EXPORTER_OTLP_ENDPOINT, env.OTEL_EXPORTER_OTLP_HEADERS)
  }
  // Functions on Vercel freeze after each response, so /api/cron runs the background jobs there, not `startTimer`.
  // Vercel also sends the visitor's IP address in a header, so nothing has to read it from the socket.
  if (env.VERCEL) return
  const { mailReaderFile, requireReaderFile } = await import('@/lib/uploads/reader/reader-file')
  requireReaderFile()
  requireReaderFile(mailReaderFile)
  const { warmReader } = await import('@/lib/uploads/reader/readers')
  warmReader()
  const { noteSocketIp } = await import('@/lib/http/client-ip')
  noteSocketIp()
  const { startTimer } = await import('@/lib/jobs/housekeeping')
  startTimer()
}

export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { report } = await import('@/lib/observability/report')
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : undefined
  report(error, `request ${context.routePath}`, digest)
}
