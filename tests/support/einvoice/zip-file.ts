import { deflateRawSync, crc32 } from 'node:zlib'

type Member = {
  name: string
  bytes: Uint8Array
  stored?: boolean
  encrypted?: boolean
  size?: number
  method?: number
}

/** Writes a ZIP file whose headers can be wrong, for example with a false size or number of entries. */
export function zipFile(members: readonly Member[], count = members.length): Uint8Array<ArrayBuffer> {
  const bodies: Buffer[] = []
  const heads: Buffer[] = []
  let offset = 0
  for (const member of members) {
    const packed = member.stored ? Buffer.from(member.bytes) : deflateRawSync(member.bytes)
    const name = Buffer.from(member.name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    fields(member, packed.length).copy(local, 4)
    local.writeUInt16LE(name.length, 26)
    const head = Buffer.alloc(46)
    head.writeUInt32LE(0x02014b50, 0)
    fields(member, packed.length).copy(head, 6)
    head.writeUInt16LE(name.length, 28)
    head.writeUInt32LE(offset, 42)
    bodies.push(local, name, packed)
    heads.push(head, name)
    offset += local.length + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(Buffer.concat(heads).length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...bodies, ...heads, end]))
}

function fields({ bytes, stored, encrypted, size, method }: Member, packed: number): Buffer {
  const buffer = Buffer.alloc(22)
  buffer.writeUInt16LE(20, 0)
  buffer.writeUInt16LE(encrypted ? 1 : 0x800, 2)
  buffer.writeUInt16LE(method ?? (stored ? 0 : 8), 4)
  buffer.writeUInt32LE(crc32(bytes), 10)
  buffer.writeUInt32LE(packed, 14)
  buffer.writeUInt32LE(size ?? bytes.length, 18)
  return buffer
}
