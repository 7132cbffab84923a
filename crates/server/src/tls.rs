//! A certificate and its key, read from PEM files. Says which file is at fault.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rustls::ServerConfig;
use rustls::crypto::ring;
use rustls::pki_types::pem::{self, PemObject};
use rustls::pki_types::{CertificateDer, PrivateKeyDer};

#[derive(Clone, Debug)]
pub struct Tls(pub(crate) Arc<ServerConfig>);

#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    #[error("the certificate {} cannot be read", .path.display())]
    Certificate { path: PathBuf, source: pem::Error },
    #[error("the certificate {} holds no certificate", .path.display())]
    NoCertificate { path: PathBuf },
    #[error("the key {} cannot be read", .path.display())]
    Key { path: PathBuf, source: pem::Error },
    #[error("certificate and key do not fit")]
    Misfit(#[from] rustls::Error),
}

impl Tls {
    pub fn read(certificate: &Path, key: &Path) -> Result<Self, TlsError> {
        let unreadable = |source| TlsError::Certificate {
            path: certificate.into(),
            source,
        };
        let chain: Vec<_> = CertificateDer::pem_file_iter(certificate)
            .map_err(unreadable)?
            .collect::<Result<_, _>>()
            .map_err(unreadable)?;
        if chain.is_empty() {
            return Err(TlsError::NoCertificate {
                path: certificate.into(),
            });
        }
        let key = PrivateKeyDer::from_pem_file(key).map_err(|source| TlsError::Key {
            path: key.into(),
            source,
        })?;
        let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()?
            .with_no_client_auth()
            .with_single_cert(chain, key)?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Self(Arc::new(config)))
    }
}
