import { jsonResponse } from '../web-bridge'

export function authError(status: number, code: string, message: string): Response {
  return jsonResponse({ code: status, error_code: code, msg: message }, status, { 'x-sb-error-code': code })
}
