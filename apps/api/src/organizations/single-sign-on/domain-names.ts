import { domainToASCII } from 'node:url';
import { SINGLE_SIGN_ON_LIMITS } from '@footnote/domain';

/** A label of a host name (RFC 1123). */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Where anybody gets an address: of the providers with the most of them, and where mail is thrown away. */
const PUBLIC_MAIL: ReadonlySet<string> = new Set(
  `126.com 139.com 163.com aim.com aol.com att.net bluewin.ch bol.com.br btinternet.com comcast.net cox.net duck.com
  email.com fastmail.com free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com guerrillamail.com
  hey.com hotmail.com hotmail.co.uk hotmail.de hotmail.es hotmail.fr hotmail.it icloud.com inbox.com kpnmail.nl laposte.net
  libero.it live.com live.co.uk live.de live.fr live.nl mac.com mail.com mail.ru mailbox.org mailinator.com me.com msn.com
  naver.com online.de orange.fr outlook.com outlook.de outlook.es outlook.fr pm.me posteo.de proton.me protonmail.com qq.com
  rediffmail.com rocketmail.com sapo.pt sbcglobal.net sfr.fr sina.com sky.com t-online.de telenet.be temp-mail.org terra.com.br
  tiscali.it tutanota.com uol.com.br verizon.net virgilio.it virginmedia.com vodafone.de wanadoo.fr web.de wp.pl xs4all.nl
  yahoo.ca yahoo.com yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.com.br yahoo.de yahoo.es yahoo.fr yahoo.it yandex.com yandex.ru
  yopmail.com ziggo.nl zoho.com`.split(/\s+/),
);

/** A domain as the DNS has it: in ASCII, in small letters, without a dot at its end; null for what is none. */
export function readDomain(text: string): string | null {
  const written = text.trim().replace(/^@/, '').replace(/\.$/, '');
  if (/[/:?#\\@[\]%]/.test(written)) return null;
  const ascii = domainToASCII(written).toLowerCase();
  const labels = ascii.split('.');
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '');
  return isName && ascii.length <= SINGLE_SIGN_ON_LIMITS.domain ? ascii : null;
}

/** The domain of an e-mail address, as the DNS has it. */
export function domainOfEmail(email: string): string | null {
  return readDomain(email.slice(email.lastIndexOf('@') + 1));
}

/** Whether anybody can have an address at a domain. */
export function isPublicMailDomain(domain: string): boolean {
  return PUBLIC_MAIL.has(domain);
}

/** The TXT record that proves who a domain belongs to. */
export function verificationRecord(domain: string, token: string): { name: string; value: string } {
  return { name: `_footnote.${domain}`, value: `footnote-verification=${token}` };
}
