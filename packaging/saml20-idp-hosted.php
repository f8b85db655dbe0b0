<?php
$metadata['__DYNAMIC:1__'] = [
    'host' => '__DEFAULT__',
    'privatekey' => 'key.pem',
    'certificate' => 'certificate.pem',
    'auth' => 'people',
    'NameIDFormat' => 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    'authproc' => [
        10 => ['class' => 'saml:PersistentNameID', 'attribute' => 'uid'],
    ],
];
