import { bogotaDay, yearOf } from '@/lib/calendar/civil-day'
import { templateFile } from '@/lib/firm-calendar/export'
import { readFormat } from '@/lib/format/spreadsheet'
import { staffRoute } from '@/lib/route'

export const GET = staffRoute((request) => templateFile(yearOf(bogotaDay(Date.now())), readFormat(request)))
