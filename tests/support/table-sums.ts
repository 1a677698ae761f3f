import postgres from 'postgres'
import { tablesOf } from '@/scripts/backup/manifest'

export async function tableSums(databaseUrl: string): Promise<Record<string, string>> {
  const sql = postgres(databaseUrl, { max: 1 })
  const sums: Record<string, string> = {}
  try {
    await sql.begin(async (as) => {
      for (const { schema, name } of await tablesOf(as)) {
        const [row] = await as.unsafe(
          `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from "${schema}"."${name}" t`,
        )
        sums[`${schema}.${name}`] = String(row?.sum)
      }
    })
  } finally {
    await sql.end()
  }
  return sums
}
