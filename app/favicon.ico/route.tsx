import { ImageResponse } from 'next/og'
import { firm } from '@/content/firm'

export const dynamic = 'force-static'

const pixels = 48
const headerBytes = 22

/** An icon file is a directory with one entry, followed by the picture; all numbers are little-endian. */
export async function GET() {
  const picture = await new ImageResponse(
    <svg width={pixels} height={pixels} viewBox="0 0 32 32">
      <rect width="32" height="32" rx="3" fill={firm.colors.main} />
      <path fill="#fdfbf6" transform="translate(2.6 2.2) scale(.84)" d={firm.mark} />
    </svg>,
    { width: pixels, height: pixels },
  ).arrayBuffer()
  const header = new DataView(new ArrayBuffer(headerBytes))
  header.setUint16(2, 1, true) // the type: icon
  header.setUint16(4, 1, true) // one picture
  header.setUint8(6, pixels)
  header.setUint8(7, pixels)
  header.setUint16(10, 1, true) // colour planes
  header.setUint16(12, 32, true) // bits of a pixel
  header.setUint32(14, picture.byteLength, true)
  header.setUint32(18, headerBytes, true) // where the picture begins
  return new Response(new Blob([header.buffer, picture]), { headers: { 'content-type': 'image/x-icon' } })
}
