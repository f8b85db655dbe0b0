import type { Component } from "../lifecycle.ts";
import { type Certificate, type CertificateFiles, readCertificate } from "../ports/certificate.ts";
import { StartFailure } from "../ports/failures.ts";
import type { Logger } from "../ports/log.ts";
import { createSignal } from "../ports/signal.ts";

export interface RenewedCertificate extends Component {
  current(): Certificate;
  /** The files have another one. */
  onRenewed(listener: () => void): void;
}

interface Renewal {
  readonly files: CertificateFiles;
  readonly log: Logger;
  /** How often the files are looked at. */
  readonly everyMs?: number;
}

/**
 * The certificate of the files, also after they have changed. They are read again and again instead of watched, because
 * the usual tools replace a link to a folder, which watchers miss. A pair that does not fit, such as one whose second
 * file is still to be written, changes nothing.
 */
export function openRenewedCertificate({ files, log, everyMs = 10_000 }: Renewal): RenewedCertificate {
  let current = readCertificate(files);
  let complaint = "";
  const renewed = createSignal();
  const renew = () => {
    try {
      const read = readCertificate(files);
      complaint = "";
      if (read.cert === current.cert && read.key === current.key) return;
      current = read;
      log.info({ certificate: read.description }, "the certificate was renewed");
      renewed.emit();
    } catch (error) {
      if (!(error instanceof StartFailure)) throw error;
      // Once, not every ten seconds.
      if (error.message !== complaint) log.warn({ reason: error.message }, "the certificate was not renewed");
      complaint = error.message;
    }
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    current: () => current,
    onRenewed: renewed.subscribe,
    start: () => void (timer = setInterval(renew, everyMs).unref()),
    stop: () => clearInterval(timer),
  };
}
